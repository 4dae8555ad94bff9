"""Push messages that only the browser can read (RFC 8291), and who sends them (RFC 8292)."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
LAST: Final = b"\x02"
"""After the text of the only record."""


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError if it is not base64url."""
    if not text.isascii() or len(text) % 4 == 1:
        raise ValueError("not base64url")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_secret() -> str:
    """A fresh private key as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return coded(number.to_bytes(32, "big"))


def private_key(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)


def fits(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser: a point of the curve and sixteen bytes?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(p256dh)) == 65 and len(decoded(auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        return False


def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(text: bytes, p256dh: str, auth: str, own: str = "", salt: bytes = b"") -> bytes:
    """The body of a push message; `own` and `salt` are fresh unless a test gives them."""
    key, salt = private_key(own or new_secret()), salt or secrets.token_bytes(16)
    theirs, ours = decoded(p256dh), point(key)
    their_key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    shared = key.exchange(ec.ECDH(), their_key)
    secret = derived(32, decoded(auth), b"WebPush: info\0" + theirs + ours, shared)
    content = derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", secret)
    sealed = AESGCM(content).encrypt(nonce, text + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def voucher(secret: str, audience: str, until: int, contact: str) -> str:
    """The header that says who sends: a token for one push service until a time in seconds."""
    claims: dict[str, str | int] = {"aud": audience, "exp": until}
    if contact:
        claims["sub"] = contact
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(coded(msgspec.json.encode(part)) for part in parts)
    key = private_key(secret)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={coded(point(key))}"
