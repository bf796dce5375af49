import { parseArgs } from 'node:util'
import { createApp } from '../app'
import { attack, report } from './attack'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '60' },
    foreign: { type: 'string', default: '12' },
  },
})

async function run(): Promise<void> {
  const seed = Number(values.seed)
  const sandbox = await createApp({ dataDir: ':memory:', staticDir: '/nowhere' })
  const options = { seed, cases: Number(values.cases), foreign: Number(values.foreign) }
  const findings = await attack(sandbox, options)
  console.log(report(findings, seed))
  await sandbox.close()
  process.exit(findings.failures.length === 0 ? 0 : 1)
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
