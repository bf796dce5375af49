import { describeApi } from '../../server/http/openapi'
import { HANDLERS } from '../../server/routes'
import { APP_VERSION } from '../../src/shared/constants'

/**
 * `/openapi.json` as it lies with the documentation: a call to a line, so that a change of one is a change
 * of one line.
 */
export function openApiText(): string {
  const { paths, ...rest } = describeApi(HANDLERS, APP_VERSION) as { paths: Record<string, object> }
  const head = Object.entries(rest).map(([name, value]) => `"${name}":${JSON.stringify(value)}`)
  const calls = Object.entries(paths).map(
    ([path, operations]) => `${JSON.stringify(path)}:${JSON.stringify(operations)}`,
  )
  return `{\n${head.join(',\n')},\n"paths":{\n${calls.join(',\n')}\n}}\n`
}
