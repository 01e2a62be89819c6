export { ReviewPanel } from "./review-panel.tsx";
