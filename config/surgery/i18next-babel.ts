import type { PluginObj, template as Template, types as Types } from '@babel/core'

interface Change {
  /** Methods that are taken away; 'others' takes what `members` does not name. */
  readonly without: 'others' | readonly string[]
  /** Methods that are put in place of those of the same name. */
  readonly members: string
}

/**
 * What becomes of classes of i18next. Texts come from our own files, money and dates are formatted before
 * they come to a text, and no text holds another: nothing is fetched, formatted or nested.
 */
const CHANGES: Readonly<Record<string, Change>> = {
  Connector: { without: 'others', members: 'constructor() { super() }' },
  Formatter: { without: 'others', members: 'format(value) { return value }' },
  /** Words for developers, and details nobody asks for. */
  LanguageUtil: { without: [], members: 'deprecateBareCode() {}' },
  Translator: { without: [], members: 'getUsedParamsDetails() {}' },
  Interpolator: { without: [], members: 'nest(text) { return text }' },
  ResourceStore: {
    without: ['addResources', 'removeResourceBundle', 'toJSON'],
    members: '',
  },
  I18n: {
    without: [
      'use',
      'hydrate',
      'getFixedT',
      'loadNamespaces',
      'loadLanguages',
      'dir',
      'cloneInstance',
      'toJSON',
    ],
    // The first two are bound when it starts. Resources are given: what is to be loaded is there.
    members: `
      reloadResources() {}
      hasLoadedNamespace() { return true }
      loadResources(language, callback) { callback(null) }`,
  },
}

interface Babel {
  readonly types: typeof Types
  readonly template: typeof Template
}

/** Takes out of i18next what fetches texts from servers and formats values: 3 KB (gzip) of each first load. */
export function i18nextBabel({ types: t, template }: Babel): PluginObj {
  const nameOf = (member: Types.ClassBody['body'][number]): string =>
    t.isClassMethod(member) && t.isIdentifier(member.key) ? member.key.name : ''

  /** @throws Error when i18next has no such method. */
  function change({ id, body }: Types.ClassDeclaration, { without, members }: Change): void {
    const added = (
      template.statement.ast(
        `class Changed extends Object { ${members} }`,
      ) as Types.ClassDeclaration
    ).body.body
    const names = added.map(nameOf)
    const had = body.body.map(nameOf)
    const wanted = without === 'others' ? names : [...names, ...without]
    const missing = wanted.filter((name) => !had.includes(name))
    if (missing.length > 0) throw new Error(`i18next: ${id?.name} has no ${missing.join(', ')}`)
    const isLeft = (name: string) => without !== 'others' && !wanted.includes(name)
    body.body = [...added, ...body.body.filter((member) => isLeft(nameOf(member)))]
  }

  return {
    name: 'taproom-i18next',
    visitor: {
      Program(program) {
        const missing = new Set(Object.keys(CHANGES))
        program.traverse({
          ClassDeclaration({ node }) {
            const name = node.id?.name ?? ''
            const wanted = CHANGES[name]
            if (!wanted) return
            missing.delete(name)
            change(node, wanted)
          },
        })
        if (missing.size > 0) throw new Error(`i18next has no class ${[...missing].join(', ')}`)
      },
    },
  }
}
