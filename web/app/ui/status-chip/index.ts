export {
  StatusChip,
  type StatusChipProps,
  StatusToggle,
  type StatusToggleProps,
} from "./status-chip.tsx";
