import common from './common.json'
import engine from './engine.json'
import error from './error.json'
import route from './route.json'

export default {
  common,
  engine,
  error,
  route,
}
