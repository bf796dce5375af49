export { type Pending, Pictures } from './parts/pictures'
