import path from 'node:path'
import { loadSource } from './load-source'

type Attributes = typeof import('../src/platform/aria/attributes')

const folder = path.resolve(__dirname, '..', 'src/platform/aria')

/** What of Taro's platform object is used here; web platforms have no template. */
interface Platform {
  readonly platform: string
  runtimePath: string | string[]
  readonly template?: {
    mergeComponents(ctx: Context, components: object): void
    replacePropName(name: string, value: string, component: string, alias: object): string
  }
}

interface Context {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void
}

/** A Taro plugin: lets elements of mini-programs carry accessibility attributes (docs/decisions/0009). */
export default function ariaPlugin(ctx: Context): void {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template } = platform
      if (!template) return
      const { ARIA_ATTRIBUTES } = loadSource<Attributes>(path.join(folder, 'attributes.ts'))
      template.mergeComponents(ctx, ARIA_ATTRIBUTES)
      platform.runtimePath = [platform.runtimePath, path.join(folder, 'runtime.ts')].flat()
      if (platform.platform === 'alipay') renameRole(template)
    },
  })
}

/** WeChat writes `aria-role`, Alipay `role`. */
function renameRole(template: NonNullable<Platform['template']>): void {
  const { replacePropName } = template
  template.replacePropName = (name, ...rest) =>
    name === 'aria-role' ? 'role' : replacePropName.call(template, name, ...rest)
}
