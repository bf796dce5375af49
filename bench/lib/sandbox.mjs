import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START_LIMIT = 30_000
const FROM_SOURCE = ['--import', 'tsx', 'server/index.ts']

/**
 * Starts the sandbox with fresh seeded data, serving the app in `folder`.
 * @param env what its environment has besides.
 * @param script what Node runs.
 * @returns its origin and how to end it. Rejects when it does not come up.
 */
export function startSandbox(folder = 'dist/h5', env = {}, script = FROM_SOURCE) {
  const data = mkdtempSync(join(tmpdir(), 'taproom-bench-'))
  const args = ['--port', '0', '--data', data, '--static', folder, '--quiet']
  const child = spawn(process.execPath, [...script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const stop = () =>
    new Promise((resolve) => {
      child.once('close', () => {
        rmSync(data, { recursive: true, force: true })
        resolve()
      })
      child.kill()
    })
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      child.kill()
      reject(new Error(`the sandbox did not start:\n${output}`))
    }, START_LIMIT)
    child.stdout.on('data', (chunk) => {
      // In production it writes a line a call.
      if (output.length < 10_000) output += chunk
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (!origin) return
      clearTimeout(timer)
      resolve({ origin, stop })
    })
    child.once('close', (code) => reject(new Error(`the sandbox ended with ${code}:\n${output}`)))
  })
}
