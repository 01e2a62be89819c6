/** The text of a script that a page contains (vite/inline-scripts.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
