export { Team, type TeamProps } from "./team.tsx";
