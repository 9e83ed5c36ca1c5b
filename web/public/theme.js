// Before the first paint: the theme that was chosen here, if one was, instead of the system's.
try {
  const theme = localStorage.getItem("noah-theme");
  if (theme === "dawn" || theme === "night") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the page follows the system.
}
