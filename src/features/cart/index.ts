export { stale as cartStale } from './queries'
