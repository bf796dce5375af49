import { boot, isAlipay } from '../boot'
import { HostFailure } from '../bridge'
import { report } from '../errors'
import { ALIPAY_RULES } from './rules-alipay'
import { WEAPP_RULES } from './rules-weapp'

/** A limit of a host, with the words of its document. */
export interface Rule {
  /** The page of the host's document that says so. */
  readonly document: string
  readonly words: string
  /**
   * A `breach` is among the errors, so that the test fails. A `finding` is only noted: the host goes on
   * (it cuts a text), or refuses what an app may well expect and answer (a full storage).
   */
  readonly weight: 'breach' | 'finding'
}

export type WeappRule = keyof typeof WEAPP_RULES
type AlipayRule = keyof typeof ALIPAY_RULES
export type RuleName = WeappRule | AlipayRule

/** What the bundle did that its host answers in its own way, but no test need fail for. */
export const findings: string[] = []

const told = new Set<string>()

/**
 * Notes that the bundle went past a documented limit, with the document's words: among the errors, or the
 * findings for a rule that is one. The same sentence is noted once. A rule of the other host is nothing.
 */
export function note(name: RuleName, found: string): void {
  const rule = rules()[name]
  if (!rule) return
  const line = `${rule.document}: ${found} (${boot().host} ${name}: “${rule.words}”)`
  if (told.has(line)) return
  told.add(line)
  if (rule.weight === 'breach') report('limit', line)
  else findings.push(`limit: ${line}`)
}

/** Notes something odd that no document forbids, once. */
export function mention(where: string, found: string): void {
  const line = `${where}: ${found}`
  if (!findings.includes(line)) findings.push(line)
}

/** Notes it and fails the call as the host does. `code` is Alipay's error number. */
export function refuse(
  name: RuleName,
  found: string,
  message = 'parameter error',
  code = 2,
): never {
  note(name, found)
  throw new HostFailure(message, code)
}

function rules(): Partial<Record<RuleName, Rule>> {
  return isAlipay() ? ALIPAY_RULES : WEAPP_RULES
}
