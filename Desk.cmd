@echo off
rem Opens the content desk: double-click this file. See docs/desk.md.
cd /d "%~dp0"
where node >nul 2>nul || (
  echo The desk needs Node.js, version 20 or later. Install the "LTS" version from https://nodejs.org
  echo and double-click this file again.
  pause & exit /b 1
)
where git >nul 2>nul || (
  echo The desk works without Git, but cannot publish. Install it from https://git-scm.com
)
call node desk/install.js
if errorlevel 1 pause & exit /b 1
call npm run desk
pause
