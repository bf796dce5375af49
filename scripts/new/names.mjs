import { Problem } from './draft.mjs'

/** Words that cannot name a constant. */
const RESERVED = new Set(
  `arguments async await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new null
  package private protected public return static super switch this throw true try typeof undefined var
  void while with yield`.split(/\s+/),
)

/** Words a path ends with that say what is done, as the first word of a call does. */
const VERBS = new Set(
  `add apply begin book buy cancel change check claim clear close count delete end execute find follow get
  init is list open page pay query remove request save search send set show submit transfer unfollow update
  upload use verify watch`.split(/\s+/),
)
const HOUSE_WORDS = {
  all: 'list',
  create: 'add',
  destroy: 'delete',
  edit: 'update',
  modify: 'update',
}
const BY_METHOD = { GET: 'get', POST: 'add', PUT: 'update', DELETE: 'delete' }
export const METHODS = Object.keys(BY_METHOD)

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
export const pascal = (name) =>
  wordsOf(name)
    .map((word) => `${word[0].toUpperCase()}${word.slice(1)}`)
    .join('')
export const camel = (name) => {
  const joined = pascal(name)
  return `${joined[0].toLowerCase()}${joined.slice(1)}`
}

/**
 * A noun or a widget's name in small letters and dashes, also fit for a constant.
 *
 * @throws Problem when it is not.
 */
export function checkName(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name ?? ''))
    throw new Problem(`'${name ?? ''}' is not a name in small letters and dashes.`)
  if (RESERVED.has(camel(name)))
    throw new Problem(`'${name}' is a word of the language: name the thing instead.`)
  return name
}

/** A verb and what it is done to: no word of the language has a capital in it. */
export function checkCallName(name) {
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]*)+$/.test(name))
    throw new Problem(`'${name}' is not a verb and a noun, as deleteAddress is.`)
  return name
}

/** What a call is named: `POST address/setDefault` is setDefaultAddress, `DELETE address/{id}` deleteAddress. */
export function callName(noun, method, path) {
  const last = path
    .replace(/\{\w+\}/g, '')
    .split('/')
    .findLast(Boolean)
  const [first = '', ...rest] = wordsOf(last ?? '').map((word) => word.toLowerCase())
  const verb = Object.hasOwn(HOUSE_WORDS, first) ? HOUSE_WORDS[first] : first
  if (VERBS.has(verb)) return camel([verb, ...rest, noun].join('-'))
  const isNoun = !last || pascal(last).toLowerCase() === pascal(noun).toLowerCase()
  return camel(`${BY_METHOD[method]}-${isNoun ? noun : pascal(last)}`)
}
