// A page read from a folder may start no worker, and the search runs in one: give it a hidden frame instead.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.appendChild(this.frame);
      const inside = this.frame.contentWindow;
      window.addEventListener("message", (event) => {
        if (event.source !== inside) return;
        this.dispatchEvent(new MessageEvent("message", { data: event.data }));
        this.onmessage?.(event);
      });
      inside.document.open();
      inside.document.write(`<body><script>
        const addScript = (from) => new Promise((done) => {
          const script = document.createElement("script");
          script.src = from;
          script.onload = done;
          document.body.appendChild(script);
        });
        window.postMessage = (data) => parent.postMessage(data, "*");
        window.importScripts = (...all) => all.reduce((before, one) => before.then(() => addScript(one)), Promise.resolve());
      </script><script src="${url}"></script></body>`);
      inside.document.close();
      this.ready = new Promise((done) => { inside.onload = done; });
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
