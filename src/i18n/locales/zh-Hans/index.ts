import account from './account.json'
import commerce from './commerce.json'
import common from './common.json'
import content from './content.json'
import engine from './engine.json'
import error from './error.json'
import query from './query.json'
import route from './route.json'
import user from './user.json'
import validation from './validation.json'

export const zhHans = {
  account,
  commerce,
  common,
  content,
  engine,
  error,
  query,
  route,
  user,
  validation,
}
