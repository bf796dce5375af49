import calls from './spec/calls.json'
import messages from './spec/messages.json'
import routes from './spec/routes.json'
import {
  anchorsOf,
  commentsOf,
  deadLinks,
  filesOf,
  paragraphsOf,
  problemsOf,
  readText,
} from './support/citations'

const documents = filesOf(/\.md$/)
const sources = filesOf(/\.(tsx?|mjs|cjs|js|scss|html)$/)

/** Every problem of some files, with the file it stands in. */
const problemsIn = (files: readonly string[], find: (file: string) => readonly string[]) =>
  files.flatMap((file) => find(file).map((problem) => `${file}: ${problem}`))

test('every link of a document leads somewhere', () => {
  expect(documents.length).toBeGreaterThan(20)
  expect(problemsIn(documents, (file) => deadLinks(file))).toEqual([])
})

test('everything a document cites is in the repository', () => {
  const find = (file: string) =>
    paragraphsOf(readText(file)).flatMap((paragraph) => problemsOf(paragraph, file))
  expect(problemsIn(documents, find)).toEqual([])
})

test('everything a comment cites is in the repository', () => {
  expect(sources.length).toBeGreaterThan(500)
  // This file cites what is not there, to see that it is found.
  const own = sources.filter((file) => file !== '__tests__/documents.test.ts')
  const find = (file: string) => [
    ...new Set(commentsOf(readText(file)).flatMap((comment) => problemsOf(comment, file))),
  ]
  expect(problemsIn(own, find)).toEqual([])
})

test('the specifications say all that their data says', () => {
  const said = ['client', 'commerce']
    .map((name) => readText(`docs/reference/${name}-specification.md`))
    .join()
  const fields = (
    calls as readonly { readonly body?: unknown; readonly query?: unknown }[]
  ).flatMap(({ body, query }) => [body, query].filter(Array.isArray).flat() as string[])
  const named = calls.filter(({ path }) => !path.includes(' '))
  const wanted = [
    ...routes.map(({ path }) => `\`${path}`),
    ...messages.map(({ text }) => text),
    ...named.map(({ path }) => path.replace(/\/$/, '').split('/').at(-1) ?? path),
    ...fields,
  ]
  expect(wanted.length).toBeGreaterThan(300)
  expect(wanted.filter((one) => !said.includes(one))).toEqual([])
})

describe('what a citation may say', () => {
  test.each([
    "/** Client spec §3 and §9, 'Business constants'; commerce spec §5. */",
    '// (points 5 and 11, decision 0007)',
    '// See pitfalls P1 to P3 and budget B6.',
    "// docs/view-definitions.md, 'Cache'",
    '// server/{app,index}.ts, server/<noun>/, src/**/views.ts, src/ui/*',
    '// `npm run check` holds calls.json.',
    'const pattern = "src/none/**/*.ts"',
  ])('%s', (source) => {
    expect(commentsOf(source).flatMap((text) => problemsOf(text, 'src/app.tsx'))).toEqual([])
  })

  test.each([
    ['// client spec §10', 'docs/reference/client-specification.md has no §10'],
    ['// commerce spec, limits', "'commerce spec' names no section"],
    ['// §3', '§3 of which document?'],
    [
      "/* client spec §8,\n * 'Weather' */",
      "§8 of docs/reference/client-specification.md does not say 'Weather'",
    ],
    [
      "test('masks (client spec §0)', () => {})",
      'docs/reference/client-specification.md has no §0',
    ],
    ['// point 37', "'point 37': there is no 37"],
    ['// points 5 and 99', "'points 5 and 99': there is no 99"],
    ['// decision 16', "'decision 16': there is no 16"],
    ['// decision 9999', "'decision 9999': there is no 9999"],
    ['// pitfalls P33', "'pitfalls P33': there is no P33"],
    ['// budget B10', "'budget B10': there is no B10"],
    ['// (decisions.md, 11)', 'decisions.md: no such document'],
    ["// docs/view-definitions.md, 'Kache'", "docs/view-definitions.md has no title 'Kache'"],
    ['// docs/nowhere', 'docs/nowhere: no such file'],
    ['  // see server/{app,nothing}.ts', 'server/nothing.ts: no such file'],
    ['// src/nothing/<noun>/index.ts', 'src/nothing/<noun>/index.ts: no such file'],
    ['// npm run nothing', 'npm run nothing: no such command'],
    ['// as asked (issue 3.7)', 'issue 3.7: no document'],
    ['// spec/calls.json', 'spec/calls.json: it is in __tests__/spec'],
  ])('not %s', (source, problem) => {
    const problems = commentsOf(source).flatMap((text) => problemsOf(text, 'src/app.tsx'))
    expect(problems).toContain(problem)
  })

  test('a link to a file or a title that is not there is found', () => {
    const text = '# A, `b` & c\n\n## A\n\n## A\n[x](no.md) [y](README.md#nothing) [z](#a-b--c)'
    expect(anchorsOf(text)).toEqual(['a-b--c', 'a', 'a-1'])
    expect(deadLinks('CONTRIBUTING.md', text)).toEqual([
      'link to no.md: no such file',
      'link to README.md#nothing: no such title',
      'link to #a-b--c: no such title',
    ])
  })
})
