/* In place of the style strings of @tarojs/router: the rules are in browser.scss. */
const nothing = (): void => {}

export const addStyle = nothing
export const loadAnimateStyle = nothing
export const loadNavigationBarStyle = nothing
export const loadRouterStyle = nothing
