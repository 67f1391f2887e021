/** Work started by a press, one at a time, with its error message. */

export class Task {
  isUnderWay = $state(false);
  trouble = $state("");

  async run(work: () => Promise<void>): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    this.trouble = "";
    try {
      await work();
    } catch (problem) {
      this.trouble = (problem as Error).message;
    } finally {
      this.isUnderWay = false;
    }
  }
}
