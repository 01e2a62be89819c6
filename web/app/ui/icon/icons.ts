import Activity from "lucide-react/icons/activity";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import AtSign from "lucide-react/icons/at-sign";
import Award from "lucide-react/icons/award";
import BarChart from "lucide-react/icons/bar-chart";
import Box from "lucide-react/icons/box";
import Briefcase from "lucide-react/icons/briefcase";
import Building from "lucide-react/icons/building";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Camera from "lucide-react/icons/camera";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleUser from "lucide-react/icons/circle-user";
import Clock from "lucide-react/icons/clock";
import Cloud from "lucide-react/icons/cloud";
import CloudUpload from "lucide-react/icons/cloud-upload";
import Code from "lucide-react/icons/code";
import Cpu from "lucide-react/icons/cpu";
import Database from "lucide-react/icons/database";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import FileCheck from "lucide-react/icons/file-check";
import Gauge from "lucide-react/icons/gauge";
import Globe from "lucide-react/icons/globe";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Handshake from "lucide-react/icons/handshake";
import HardDrive from "lucide-react/icons/hard-drive";
import Headset from "lucide-react/icons/headset";
import HeartPulse from "lucide-react/icons/heart-pulse";
import Info from "lucide-react/icons/info";
import KeyRound from "lucide-react/icons/key-round";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import Lock from "lucide-react/icons/lock";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MemoryStick from "lucide-react/icons/memory-stick";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import Monitor from "lucide-react/icons/monitor";
import Network from "lucide-react/icons/network";
import Phone from "lucide-react/icons/phone";
import PhoneForwarded from "lucide-react/icons/phone-forwarded";
import Plug from "lucide-react/icons/plug";
import Plus from "lucide-react/icons/plus";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Rocket from "lucide-react/icons/rocket";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import Server from "lucide-react/icons/server";
import Share2 from "lucide-react/icons/share-2";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Star from "lucide-react/icons/star";
import SunMoon from "lucide-react/icons/sun-moon";
import Thermometer from "lucide-react/icons/thermometer";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import X from "lucide-react/icons/x";
import Zap from "lucide-react/icons/zap";

/** Every icon the site draws: the names an editor may choose and those of the interface. */
export const icons = {
  activity: Activity,
  "archive-restore": ArchiveRestore,
  "arrow-down": ArrowDown,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  "arrow-up-right": ArrowUpRight,
  "at-sign": AtSign,
  award: Award,
  "bar-chart": BarChart,
  box: Box,
  briefcase: Briefcase,
  building: Building,
  "calendar-check": CalendarCheck,
  camera: Camera,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  "circle-user": CircleUser,
  clock: Clock,
  cloud: Cloud,
  "cloud-upload": CloudUpload,
  code: Code,
  cpu: Cpu,
  database: Database,
  download: Download,
  eye: Eye,
  "eye-off": EyeOff,
  "file-check": FileCheck,
  gauge: Gauge,
  globe: Globe,
  "graduation-cap": GraduationCap,
  handshake: Handshake,
  "hard-drive": HardDrive,
  headset: Headset,
  "heart-pulse": HeartPulse,
  info: Info,
  "key-round": KeyRound,
  landmark: Landmark,
  layers: Layers,
  leaf: Leaf,
  lightbulb: Lightbulb,
  lock: Lock,
  "log-out": LogOut,
  mail: Mail,
  "map-pin": MapPin,
  "memory-stick": MemoryStick,
  menu: Menu,
  "message-circle": MessageCircle,
  monitor: Monitor,
  network: Network,
  phone: Phone,
  "phone-forwarded": PhoneForwarded,
  plug: Plug,
  plus: Plus,
  "refresh-cw": RefreshCw,
  rocket: Rocket,
  scale: Scale,
  search: Search,
  server: Server,
  "share-2": Share2,
  "shield-check": ShieldCheck,
  "shopping-cart": ShoppingCart,
  star: Star,
  "sun-moon": SunMoon,
  thermometer: Thermometer,
  users: Users,
  wrench: Wrench,
  x: X,
  zap: Zap,
} as const;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as readonly IconName[];

/** Whether a value from outside names one of our icons. */
export function isIconName(value: unknown): value is IconName {
  return typeof value === "string" && Object.hasOwn(icons, value);
}
