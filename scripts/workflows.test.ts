import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { VENDORS } from './upload/vendors'

// @reads .github renovate.json package.json .ci

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}
interface Job {
  readonly steps: readonly Step[]
  readonly env?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: { readonly include: readonly Record<string, string>[] } }
}
interface Workflow {
  readonly on: Readonly<Record<string, { readonly [key: string]: readonly string[] } | null>>
  readonly permissions: Readonly<Record<string, string>>
  readonly env?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

const root = resolve(__dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const FOLDER = '.github/workflows'
const workflow = (name: string): Workflow => parse(read(join(FOLDER, name)), { strict: true })
const { scripts, dependencies, devDependencies, overrides } = JSON.parse(read('package.json'))

const jobsOf = (name: string): readonly Job[] => Object.values(workflow(name).jobs)
const stepsOf = (name: string): readonly Step[] => jobsOf(name).flatMap(({ steps }) => steps)
const runsOf = (name: string): readonly string[] => stepsOf(name).flatMap(({ run }) => run ?? [])

describe.each(readdirSync(join(root, FOLDER)))('%s', (name) => {
  test('names only commands that there are', () => {
    const runs = runsOf(name)
    const commands = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)])
    expect(commands.map(([, command = '']) => command).filter((one) => !(one in scripts))).toEqual(
      [],
    )
    const files = runs.flatMap((run) => [...run.matchAll(/\b(?:bash|node) (\S+)/g)])
    expect(
      files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))),
    ).toEqual([])
    expect(commands.length + files.length).toBeGreaterThan(0)
  })

  test('says a version of every action, and each step does one thing', () => {
    for (const { uses, run } of stepsOf(name)) {
      expect([uses, run].filter(Boolean)).toHaveLength(1)
      expect(uses ?? 'a@v1').toMatch(/^[\w/-]+@v\d+$/)
    }
  })

  test('writes nothing to the repository, and shows no key to a whole job', () => {
    expect(workflow(name).permissions).toEqual({ contents: 'read' })
    expect(workflow(name).env).toBeUndefined()
    expect(JSON.stringify(jobsOf(name).map(({ env }) => env ?? {}))).not.toContain('secrets')
  })

  test('puts nothing into a command that somebody outside could have written', () => {
    const inserted = runsOf(name).flatMap((run) => [...run.matchAll(/\$\{\{ *([\w.-]+)/g)])
    expect(inserted.map(([, what]) => what).filter((what) => what !== 'matrix.host')).toEqual([])
  })
})

test('what is proposed or lands is tested as everybody tests it', () => {
  expect(Object.keys(workflow('ci.yml').on)).toEqual(['push', 'pull_request'])
  expect(runsOf('ci.yml').at(-1)).toBe('bash .ci/run')
})

test('a tag is built, weighed, looked at and sent, with the names that upload knows', () => {
  expect(workflow('release.yml').on).toEqual({ push: { tags: ['v*'] } })
  const commands = runsOf('release.yml').flatMap(
    (run) => run.match(/^npm run \w+|--dry-run/g) ?? [],
  )
  expect(commands).toEqual([
    'npm run build',
    'npm run size',
    'npm run upload',
    '--dry-run',
    'npm run upload',
  ])
  const [job] = jobsOf('release.yml')
  const sent = job?.strategy?.matrix.include.map(({ host, key }) => [host, key])
  expect(sent).toEqual(Object.entries(VENDORS).map(([host, { keyName }]) => [host, keyName]))
  expect(Object.keys(job?.steps.at(-1)?.env ?? {})).toEqual(sent?.map(([, key]) => key))
})

test('parts of Taro are renewed together, majors and lock files on their days', () => {
  const { major, lockFileMaintenance, packageRules } = JSON.parse(read('renovate.json'))
  expect(major).toEqual({ dependencyDashboardApproval: true })
  expect(lockFileMaintenance.enabled).toBe(true)
  const taro = packageRules.find(({ groupName }: { groupName: string }) => groupName === 'Taro')
  expect(taro.rangeStrategy).toBe('pin')
  const patterns = taro.matchPackageNames.map((name: string) =>
    name.startsWith('/') ? new RegExp(name.slice(1, -1)) : new RegExp(`^${name}$`),
  )
  const names = Object.keys({ ...dependencies, ...devDependencies, ...overrides })
  const grouped = names.filter((name) => patterns.some((one: RegExp) => one.test(name)))
  expect(grouped).toEqual(names.filter((name) => /taro/.test(name)))
  expect(grouped.length).toBeGreaterThan(15)
})
