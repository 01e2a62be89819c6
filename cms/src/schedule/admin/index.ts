export { SchedulePanel } from "./schedule-panel.tsx";
