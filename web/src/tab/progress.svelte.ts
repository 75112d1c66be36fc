// How much has been loaded, and how long the rest will take.
export class Progress {
  loaded = $state(0);
  total = $state(0);
  private since = performance.now();
  private now = $state(performance.now());

  /** Seconds, once enough has come to tell. */
  left = $derived.by(() => {
    const seconds = (this.now - this.since) / 1000;
    return seconds < 1 || !this.loaded ? null : Math.ceil((seconds / this.loaded) * (this.total - this.loaded));
  });

  show(loaded: number, total: number): void {
    this.loaded = loaded;
    this.total = total;
    this.now = performance.now();
  }
}
