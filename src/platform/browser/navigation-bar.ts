/** In place of @tarojs/router's header: ours is `ui/nav-bar`, and titles are set through `chrome`. */
export function initNavigationBar(): void {}

/** What the router calls when a page comes to the front. */
export class NavigationBarHandler {
  load(): void {}
}

// biome-ignore lint/style/noDefaultExport: the router imports the default.
export default NavigationBarHandler
