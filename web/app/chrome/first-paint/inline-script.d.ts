/** The source of an inline script (vite/inline-scripts.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
