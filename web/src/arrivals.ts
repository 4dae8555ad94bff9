/** Waiting for news that another way will bring. */

const GLANCE = 250;

export class Arrivals {
  private waiting: (() => void)[] = [];

  /** Something has come. */
  tell(): void {
    this.waiting.splice(0).forEach((done) => done());
  }

  /** Until it is so; false if patience ends before. */
  async until(so: () => boolean, patience: number): Promise<boolean> {
    const end = Date.now() + patience;
    while (!so()) {
      if (Date.now() > end) return false;
      await Promise.race([
        new Promise<void>((done) => this.waiting.push(done)),
        new Promise<void>((done) => setTimeout(done, GLANCE)),
      ]);
    }
    return true;
  }
}
