import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'

/** Rows as a Markdown table; the first row is the heading. */
export function table([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Goals as a table: each is `[what, figure, limit, digits, unit]`, met when the figure is at most the limit. */
export function goals(list) {
  const rows = list.map(([what, figure, limit, digits = 2, unit = '']) => [
    what,
    `${figure.toFixed(digits)}${unit}`,
    `≤ ${limit}${unit}`,
    figure <= limit ? 'yes' : '**no**',
  ])
  return table([['goal', 'measured', 'limit', 'met'], ...rows])
}

/** When, where and on what a section was measured. */
export function setting(chromium, note) {
  const [cpu] = os.cpus()
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`
  const version = execFileSync(chromium, ['--version', '--no-sandbox'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .toString()
    .trim()
  const date = new Date().toISOString().slice(0, 10)
  return `_${date}; ${cpu?.model.trim() ?? 'unknown CPU'}, ${os.cpus().length} cores, ${memory}; ${version}; Node ${process.version}. ${note}_`
}

/**
 * Replaces one generated section of a Markdown file, between its markers; what people wrote around it
 * stays. A section without markers goes to the end.
 */
export function writeSection(file, name, text) {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const block = `${start}\n\n${text.trim()}\n\n${end}`
  const [from, to] = [before.indexOf(start), before.indexOf(end)]
  const after =
    from >= 0 && to > from
      ? before.slice(0, from) + block + before.slice(to + end.length)
      : `${before.trimEnd()}\n\n${block}\n`
  writeFileSync(file, after)
}
