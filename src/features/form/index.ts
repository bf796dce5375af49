export { type FrameProps, framing } from './parts/framing'
export { type Pending, Pictures } from './parts/pictures'

/** What frames a picture; a browser loads it when it is first opened. */
export const loadCropSheet = () =>
  import(/* webpackChunkName: "crop" */ './parts/crop-sheet').then(({ CropSheet }) => CropSheet)
