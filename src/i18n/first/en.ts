/* What the home page of a browser starts with; the rest follows (index.h5.ts). */
import common from '../locales/en/common.json'
import content from '../locales/en/content.json'
import engine from '../locales/en/engine.json'
import error from '../locales/en/error.json'
import route from '../locales/en/route.json'

export const texts = { common, content, engine, error, route }
