// Small icons on a square of 24: filled shapes, and lines in the text's colour.
export interface Sign {
  fill?: string;
  line?: string;
  colour?: string; // of filled shapes; else the text's colour
}

export const SIGNS = {
  go: {
    fill: "M7 3q4-1 5 4t-1 7H6Q3 4 7 3ZM6 16h5q0 4-2.5 4T6 16ZM16 7q3 0 3 5t-1 6h-4q-2-10 2-11ZM14 20h4q0 3-2 3t-2-3Z",
  },
  shore: { line: "M14 3l7 7M17.5 6.5 10 14", fill: "M11 11l4 4-5 6q-5 2-7-1t0-6Z" },
  push: { line: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM12 1v22M1 12h22M4.5 4.5l15 15M19.5 4.5l-15 15" },
  give: { fill: "M3 4h9v13H3Z", line: "M14 11h8M18 7l4 4-4 4" },
  capture: { fill: "M3 11h18v9H3ZM3 9q0-5 5-5h8q5 0 5 5Z", line: "M10 13h4" },
  end: { line: "M5 3h14M5 21h14M7 3q0 6 5 9-5 3-5 9M17 3q0 6-5 9 5 3 5 9" },
  pass: { fill: "M3 5l8 7-8 7ZM12 5l8 7-8 7Z", line: "M21.5 5v14" },
  swim: { fill: "M14 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z", line: "M4 13l7-6 5 6M2 18q3-3 5 0t5 0 5 0 5 0" },
  discard: { line: "M6 3h12v18H6ZM9 9l6 6M15 9l-6 6" },
  leave: { line: "M3 4h16M11 4v3M7 20h10M9 17v3M15 17v3", fill: "M3 12q0-5 8-5t8 4l3-1v4l-3 1q-2 3-8 3-8 0-8-6Z" },
  drop: { fill: "M12 2q7 9 7 13a7 7 0 0 1-14 0Q5 11 12 2Z" },
  sink: { fill: "M12 2q7 9 7 13a7 7 0 0 1-14 0Q5 11 12 2Z", line: "M2 3l20 20" },
  skull: {
    fill: "M12 2q9 0 9 9 0 4-3 6v4h-3v-3h-2v3h-2v-3H9v3H6v-4q-3-2-3-6 0-9 9-9ZM6.5 11a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0ZM13.1 11a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z",
  },
  known: { line: "M2 12q10-14 20 0-10 14-20 0Z", fill: "M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z" },
  flood: { line: "M4 2h16v20H4ZM6.5 10q2.7-3 5.5 0t5.5 0M6.5 15q2.7-3 5.5 0t5.5 0" },
  treasure: { line: "M4 2h16v20H4Z", fill: "M12 6l5 6-5 6-5-6Z" },
  helicopter: {
    line: "M3 4h16M11 4v3M7 20h10M9 17v3M15 17v3",
    fill: "M3 12q0-5 8-5t8 4l3-1v4l-3 1q-2 3-8 3-8 0-8-6Z",
    colour: "#5b9be6",
  },
  sandbags: {
    fill: "M3 20q-2-5 2-5.5h4q3 .5 2 5.5ZM13 20q-2-5 2-5.5h4q3 .5 2 5.5ZM8 13q-2-5 2-5.5h4q3 .5 2 5.5Z",
    colour: "#d3a957",
  },
  rise: { line: "M1 20q3-3 5.5 0t5.5 0 5.5 0 5.5 0M12 16V3M7 8l5-5 5 5", colour: "#58c7b8" },
  earth: { fill: "M4 15 7 6l6-3 6 4 2 8-5 6H8Z", line: "M7 6l6 5 6-4M13 11l-1 10", colour: "#c08a4e" },
  wind: { fill: "M9 21V10Q2 10 2 3q7 0 10 5 3-5 10-5 0 7-7 7v11Z", line: "M7 21h10M12 8v5", colour: "#e3ecc4" },
  fire: {
    fill: "M12 1q1 5 5 9t1 9q-2 4-6 4t-6-4q-2-5 2-8 0 3 2 3Q8 8 12 1Z",
    line: "M12 14l2 4-2 3-2-3Z",
    colour: "#f0763f",
  },
  water: { fill: "M5 3h14q0 9-6 10v5h4v3H7v-3h4v-5Q5 12 5 3Z", line: "M7 7q2.5-2 5 0t5 0", colour: "#7cc4dd" },
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;
