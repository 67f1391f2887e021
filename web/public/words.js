// Asks for the page's words while its code is still on the way.
{
  let language = navigator.language.split("-")[0];
  try {
    language = JSON.parse(localStorage.getItem("mankai.settings") ?? "{}").language ?? language;
  } catch {
    // What was kept cannot be read: the page begins anew.
  }
  const preload = document.createElement("link");
  Object.assign(preload, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `/api/words/${language}` });
  document.head.append(preload);
}
