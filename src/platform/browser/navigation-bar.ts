/** In place of @tarojs/router's header: ours is `ui/nav-bar`, and titles are set through `chrome`. */
export function initNavigationBar(): void {}
