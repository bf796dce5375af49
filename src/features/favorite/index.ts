export {
  cancelFavorite,
  deleteFootprint,
  type KeptItem,
  type KeptKind,
  pageFavorites,
  pageFootprints,
} from './contract'
export { clearFootprints } from './contract-footprints'
export { Heart } from './parts/heart'
export { type KeepCalls, keptOf } from './queries'
export { useVisit } from './queries-visits'
