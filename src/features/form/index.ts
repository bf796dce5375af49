export { type FrameProps, framing } from './parts/framing'
export { type Pending, Pictures } from './parts/pictures'
