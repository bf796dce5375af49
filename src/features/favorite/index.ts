export {
  cancelFavorite,
  KEPT_KINDS,
  type KeptItem,
  type KeptKind,
  pageFavorites,
  pageFootprints,
} from './contract'
export { clearFootprints, deleteFootprint } from './contract-footprints'
export { Heart } from './parts/heart'
export { type KeepCalls, keptOf } from './queries'
