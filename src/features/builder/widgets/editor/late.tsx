export { Inspector } from './inspector'
export { Palette } from './palette'
export { Review } from './review'
export { Stage } from './stage'
