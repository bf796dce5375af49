export { Pictures } from './parts/pictures'
export type { Pending } from './parts/use-uploads'
