import account from './account.json'
import actions from './actions.json'
import common from './common.json'
import content from './content.json'
import engine from './engine.json'
import error from './error.json'
import login from './login.json'
import privacy from './privacy.json'
import query from './query.json'
import route from './route.json'

/** Areas of the main package: `src/ui`, `src/engine` and the base widgets use them. */
export const main = {
  account,
  actions,
  common,
  content,
  engine,
  error,
  login,
  privacy,
  query,
  route,
}
