import type { ComponentProps } from 'react'
import { createRegistry, type ViewDefinition } from '../engine/contract'
import { ViewPage } from '../engine/page/view-page'
import engineEn from '../engine/texts.en.json'
import engineZh from '../engine/texts.zh-Hans.json'
import editorEn from '../features/builder/texts.diy.en.json'
import editorZh from '../features/builder/texts.diy.zh-Hans.json'
import builderEn from '../features/builder/texts.en.json'
import builderZh from '../features/builder/texts.zh-Hans.json'
import { pageEditor } from '../features/builder/widgets/editor'
import { siteCard } from '../features/builder/widgets/site'
import formEn from '../features/form/texts.en.json'
import formZh from '../features/form/texts.zh-Hans.json'
import { addTexts } from '../i18n/texts'
import uiEn from '../ui/texts.en.json'
import uiZh from '../ui/texts.zh-Hans.json'
import { all } from './all?described'

type RoutePath = ComponentProps<typeof ViewPage>['path']

/** The editor's page may be the first of all: what it says of its own comes with it, and what it shares with `core`. */
function bringTexts(): void {
  addTexts('en', { builder: builderEn, form: formEn, engine: engineEn, ui: uiEn })
  addTexts('zh-Hans', { builder: builderZh, form: formZh, engine: engineZh, ui: uiZh })
  addTexts('en', { builder: editorEn })
  addTexts('zh-Hans', { builder: editorZh })
}
bringTexts()

/** Drawn: the editor, and what stands above its list of pages (`diy/own-views.ts`). */
const drawn = createRegistry(pageEditor, siteCard)

/** All widgets as they are described, but for those that are drawn. */
const described = createRegistry(
  ...[...all.values()].filter(({ definition }) => !drawn.has(definition.type)),
  ...drawn.values(),
)

/** Makes a page of the editor's package. */
export const diyPage = (
  path: RoutePath,
  fallbacks: Readonly<Partial<Record<RoutePath, ViewDefinition>>>,
) =>
  function DiyPage() {
    return <ViewPage path={path} registry={described} fallback={fallbacks[path]} />
  }
