/* What the home page of a browser starts with; the rest follows (index.h5.ts). */
import common from '../locales/zh-Hans/common.json'
import content from '../locales/zh-Hans/content.json'
import engine from '../locales/zh-Hans/engine.json'
import error from '../locales/zh-Hans/error.json'
import route from '../locales/zh-Hans/route.json'

export const texts = { common, content, engine, error, route }
