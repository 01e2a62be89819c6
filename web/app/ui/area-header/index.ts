export { AreaBody, AreaHeader, type AreaHeaderProps, type AreaTab } from "./area-header.tsx";
