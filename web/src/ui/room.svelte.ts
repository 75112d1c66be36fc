// Whether there is room for a column beside the board; else what it holds comes in sheets.
const wide = matchMedia("(min-width: 60rem)");
let now = $state(wide.matches);
wide.addEventListener("change", () => {
  now = wide.matches;
});

export const desk = {
  get current(): boolean {
    return now;
  },
};
