import { TmplGroup } from 'glass-easel-template-compiler'
import type { MiniHost } from '../types'
import { axmlToWxml, sjsToWxs } from './axml'
import { DIALECTS, type DistFiles, withoutExtension } from './dist-files'

/** A complaint of the template compiler about one line. */
export interface TemplateDiagnostic {
  file: string
  line: number
  message: string
  /** True for what a host would refuse. */
  fatal: boolean
}

export interface CompiledTemplates {
  /** JavaScript expression: object of path to template generator. */
  code: string
  /** Built-in tags in use, without the `wx-` prefix. */
  tags: string[]
  diagnostics: TemplateDiagnostic[]
}

/** What `TmplGroup.addTmpl` returns, which its typings leave open. */
interface ParseError {
  message: string
  isError: boolean
  startLine: number
}

/** What this compiler lets pass and WeChat's rejects. */
const REFUSED = new Set(['missing end tag', 'invalid attribute name'])

const STRUCTURAL = new Set(['template', 'import', 'include', 'wxs', 'block', 'slot'])

/**
 * Compiles all templates of a dist. Built-in tags get the prefix `wx-`, which both keeps them apart
 * from HTML elements and is what the hosts do in their own views.
 */
export function compileTemplates(
  dist: DistFiles,
  host: MiniHost,
  customTags: Set<string>,
): CompiledTemplates {
  const dialect = DIALECTS[host]
  const group = new TmplGroup()
  const tags = new Set<string>()
  const diagnostics: TemplateDiagnostic[] = []
  for (const file of dist.names) {
    if (file.endsWith(dialect.script)) {
      const source = dist.read(file)
      group.addScript(withoutExtension(file), host === 'alipay' ? sjsToWxs(source) : source)
    }
    if (file.endsWith(dialect.template)) {
      const source = dist.read(file)
      const wxml = host === 'alipay' ? axmlToWxml(source) : source
      const errors = group.addTmpl(withoutExtension(file), prefixTags(wxml, customTags, tags)) as
        | Iterable<ParseError>
        | undefined
      for (const error of errors ?? []) {
        const { message, isError, startLine } = error
        const fatal = isError || REFUSED.has(message)
        diagnostics.push({ file, line: startLine + 1, message, fatal })
      }
    }
  }
  return { code: group.getTmplGenObjectGroups(), tags: [...tags].sort(), diagnostics }
}

/** JavaScript expression of a component template that shows its children and nothing else. */
export function slotTemplate(): string {
  const group = new TmplGroup()
  group.addTmpl('', '<slot/>')
  return `(function(){var groupList=${group.getTmplGenObjectGroups()};return{groupList:groupList,content:groupList['']}})()`
}

/** A comment, a view script, or one tag with its attributes: markup inside quotes is not a tag. */
const MARKUP =
  /<!--[\s\S]*?-->|<wxs\b[^>]*\/>|<wxs\b[\s\S]*?<\/wxs>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*>)/g

function prefixTags(wxml: string, customTags: Set<string>, seen: Set<string>): string {
  return wxml.replace(MARKUP, (whole, slash: string, tag?: string, rest?: string) => {
    if (tag === undefined || STRUCTURAL.has(tag) || customTags.has(tag)) return whole
    seen.add(tag)
    return `<${slash}wx-${tag}${rest}`
  })
}
