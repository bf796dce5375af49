export { cartLines, piecesOf, stale as cartStale } from './queries'
