// How much of the runtime has come: shown by itself where loading takes longer than a moment.
import { mount, unmount } from "svelte";
import Loading from "./Loading.svelte";
import { Progress } from "./progress.svelte";

const SOON = 600; // milliseconds

export class Bar {
  private readonly progress = new Progress();
  private shown: ReturnType<typeof mount> | undefined;
  private readonly later = setTimeout(() => {
    this.shown = mount(Loading, { target: document.body, props: { progress: this.progress } });
  }, SOON);

  show(loaded: number, total: number): void {
    this.progress.show(loaded, total);
  }

  end(): void {
    clearTimeout(this.later);
    if (this.shown) void unmount(this.shown);
    this.shown = undefined;
  }
}
