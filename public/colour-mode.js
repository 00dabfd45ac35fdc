// Sets light or dark on <html> before the first paint, and whether somebody is signed in on this device. The build writes it into the entrance's pages, whose
// hash the content security policy names; the others load it. src/ui/colourMode.ts changes the choice
// and fires the event.
(() => {
  const KEY = 'bualanh.colour-mode';
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = 'system';
    let isSignedIn = false;
    try {
      choice = localStorage.getItem(KEY) || 'system';
      isSignedIn = localStorage.getItem('bualanh.account') !== null;
    } catch {
      // Storage is forbidden: follow the system.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && dark.matches);
    const root = document.documentElement;
    root.classList.toggle('dark', isDark);
    root.classList.toggle('light', !isDark);
    // Public pages keep the place of the account instead of showing the visitor's doors first.
    root.toggleAttribute('data-signed-in', isSignedIn);
    root.style.colorScheme = isDark ? 'dark' : 'light';
    const theme = document.querySelector('meta[name="theme-color"]');
    if (theme) theme.setAttribute('content', isDark ? '#131A16' : '#FAF8F3');
  };
  apply();
  dark.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  window.addEventListener('bualanh:colour-mode', apply);
})();
