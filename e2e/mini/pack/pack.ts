import path from 'node:path'
import type { MiniHost } from '../types'
import { type AppConfig, configBreaches, subPackagesOf } from './config-limits'
import { type DistFiles, distStamp, readDist } from './dist-files'
import { ABSENT, firstLines, wrapScripts } from './scripts'
import { compileStyles } from './styles'
import { compileTemplates, slotTemplate, type TemplateDiagnostic } from './templates'

/** A compiled mini-program as one script for the browser. */
export interface PackedApp {
  script: string
  diagnostics: TemplateDiagnostic[]
}

const cache = new Map<string, { stamp: string; packed: PackedApp }>()

/**
 * Packs `dist` for the runtime. The scripts are not changed; templates are compiled, styles turned
 * into CSS. Throws when a template does not compile. Cached until a file changes.
 */
export function pack(root: string, host: MiniHost): PackedApp {
  const key = `${host}:${path.resolve(root)}`
  const stamp = distStamp(root)
  const known = cache.get(key)
  if (known?.stamp === stamp) return known.packed
  const packed = packAll(readDist(root), host)
  cache.set(key, { stamp, packed })
  return packed
}

function packAll(dist: DistFiles, host: MiniHost): PackedApp {
  const json = readConfigs(dist)
  const app = json.app as AppConfig
  const pages = [
    ...app.pages,
    ...subPackagesOf(app).flatMap((part) =>
      part.pages.map((page) => path.posix.join(part.root, page)),
    ),
  ]
  const customTags = new Set(
    Object.values(json).flatMap((config) =>
      Object.keys((config as { usingComponents?: object }).usingComponents ?? {}),
    ),
  )
  const templates = compileTemplates(dist, host, customTags)
  const fatal = templates.diagnostics.filter((diagnostic) => diagnostic.fatal)
  if (fatal.length > 0) {
    throw new Error(fatal.map((each) => `${each.file}:${each.line} ${each.message}`).join('\n'))
  }
  const data = {
    app,
    pages,
    json,
    tags: templates.tags,
    absent: ABSENT,
    breaches: configBreaches(app, dist, host),
    ...compileStyles(dist, host, templates.tags),
  }
  const script = `window.__MINI_PACKAGE__ = Object.assign(${JSON.stringify(data)}, {
templates: (function(){return ${templates.code}})(),
slot: ${slotTemplate()},
modules: ${wrapScripts(dist)},
file: document.currentScript.src
})`
  const lines = `\n__MINI_PACKAGE__.lines = ${JSON.stringify(firstLines(script, dist))}`
  return { script: script + lines, diagnostics: templates.diagnostics }
}

function readConfigs(dist: DistFiles): Record<string, unknown> {
  return Object.fromEntries(
    dist.names
      .filter((name) => name.endsWith('.json') && !/^(project|mini\.project)\./.test(name))
      .map((name) => [name.slice(0, -'.json'.length), JSON.parse(dist.read(name)) as unknown]),
  )
}
