import { noteOf, sectionOf, sectionsOf } from '../release-notes/notes'
import { type Facts, type Finding, findingsOf } from './checks'
import { ENVIRONMENT_FILES, variableOf } from './environment'
import { keyOf, withoutKey } from './keys'
import { type Host, VENDORS, type Vendor } from './vendors'

/** What an upload does to the world, and what it asks of it. */
export interface World {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What taproom.config.ts and the brand say where neither environment nor files do. */
  configured(host: Host): Readonly<Record<string, string>>
  /** Nothing where there is no such file. */
  readText(path: string): string | undefined
  /** The files of a folder, by their path in it. */
  filesOf(folder: string): readonly { readonly path: string; readonly bytes: number }[]
  isFresh(host: Host): boolean
  isWithinBudgets(host: Host): Promise<boolean>
  tags(): Promise<readonly string[]>
  /** Lays a build out with the file of its project; answers the folder. */
  layOut(host: Host, projectFile: string, project: string): string
  /** A file that nobody else reads and that is gone with this process. */
  hide(text: string): string
  send(
    tool: string,
    args: readonly string[],
  ): Promise<{ readonly code: number; readonly output: string }>
  print(line: string): void
  complain(line: string): void
}

export interface Wish {
  readonly host: Host
  readonly isDryRun: boolean
  readonly version?: string
  readonly note?: string
}

const SCRIPT = /\.js$/

/** Whether a script of a build names a server. */
const calls = (host: Host, origin: string, world: World): boolean =>
  world
    .filesOf(`dist/${host}`)
    .filter(({ path }) => SCRIPT.test(path))
    .some(({ path }) => world.readText(`dist/${host}/${path}`)?.includes(origin))

async function factsOf(wish: Wish, world: World): Promise<Facts> {
  const { host } = wish
  const vendor = VENDORS[host]
  const packageVersion = String(JSON.parse(world.readText('package.json') ?? '{}').version)
  const version = wish.version ?? packageVersion
  const sections = sectionsOf(world.readText('CHANGELOG.md') ?? '')
  const section = sectionOf(sections, version) ?? sectionOf(sections)
  const isFresh = world.isFresh(host)
  const files = ENVIRONMENT_FILES.map((file) => world.readText(file) ?? '')
  const configured = world.configured(host)
  const variable = (name: string) =>
    variableOf(name, world.environment, files) ?? (configured[name] || undefined)
  const origin = variable('TARO_APP_ORIGIN')
  return {
    host,
    isFresh,
    isWithinBudgets: isFresh && (await world.isWithinBudgets(host)),
    origin,
    callsOrigin: isFresh && origin !== undefined && calls(host, origin, world),
    appId: variable('TARO_APP_ID'),
    version,
    packageVersion,
    tags: await world.tags(),
    note: wish.note ?? noteOf(section?.items ?? [], vendor.noteLimit),
    key: keyOf(vendor, world.environment[vendor.keyName], world.readText),
  }
}

const lineOf = ({ name, problem, isForSending }: Finding): string =>
  problem === undefined ? `✓ ${name}` : `${isForSending ? '!' : '✗'} ${name}: ${problem}`

function parcelText(
  { appId, version, packageVersion, note }: Facts,
  vendor: Vendor,
  files: readonly { readonly bytes: number }[],
): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const own = version === packageVersion ? '' : ` (the app calls itself ${packageVersion})`
  return [
    `To ${vendor.name} by ${vendor.tool}:`,
    `  app id   ${appId}`,
    `  version  ${version}${own}`,
    `  files    ${files.length}, ${(bytes / 1024).toFixed(1)} KB`,
    `  note     ${note.replaceAll('\n', '\n           ')}`,
  ].join('\n')
}

/** Looks at everything, sends a build unless it is a dry run, and answers the exit code. */
export async function ship(wish: Wish, world: World): Promise<number> {
  const vendor = VENDORS[wish.host]
  const facts = await factsOf(wish, world)
  const { key, appId = '', version, note } = facts
  const findings = findingsOf(facts, vendor)
  for (const finding of findings) world.print(lineOf(finding))
  const isInTheWay = ({ problem, isForSending }: Finding): boolean =>
    problem !== undefined && !(wish.isDryRun && isForSending)
  const inTheWay = findings.filter(isInTheWay)
  if (inTheWay.length > 0) {
    world.complain(`Nothing was sent: ${inTheWay.map(({ name }) => name).join(', ')}`)
    return 1
  }
  const text = world.readText(vendor.projectFile) ?? '{}'
  const projectText = `${JSON.stringify(vendor.projectOf(text, appId), null, 2)}\n`
  const project = world.layOut(wish.host, vendor.projectFile, projectText)
  world.print(parcelText(facts, vendor, world.filesOf(project)))
  if (wish.isDryRun || key.state !== 'given') {
    world.print('A dry run: nothing was sent.')
    return 0
  }
  const keyFile = world.hide(key.text)
  const args = vendor.argumentsOf({ appId, version, note, project, keyFile })
  const { code, output } = await world.send(vendor.tool, args)
  world.print(withoutKey(output.trim(), key.text))
  if (code === 0 && vendor.arrived.test(output)) {
    world.print(`${vendor.name} has ${version}. Submit it for review in the console.`)
    return 0
  }
  world.complain(`${vendor.name} did not say that ${version} arrived (exit code ${code}).`)
  return 1
}
