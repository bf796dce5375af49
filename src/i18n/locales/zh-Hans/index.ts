import account from './account.json'
import commerce from './commerce.json'
import common from './common.json'
import content from './content.json'
import dev from './dev.json'
import engine from './engine.json'
import error from './error.json'
import login from './login.json'
import money from './money.json'
import query from './query.json'
import route from './route.json'
import settings from './settings.json'
import user from './user.json'
import validation from './validation.json'

export const zhHans = {
  account,
  commerce,
  common,
  content,
  dev,
  engine,
  error,
  login,
  money,
  query,
  route,
  settings,
  user,
  validation,
}
