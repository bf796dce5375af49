export {
  cancelFavorite,
  clearFootprints,
  KEPT_KINDS,
  type KeptItem,
  type KeptKind,
  pageFavorites,
  pageFootprints,
} from './contract'
