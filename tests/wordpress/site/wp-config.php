<?php
// A WordPress for the tests: its address is that of the request, so that it may run on any port.
$clareia_host = $_SERVER['HTTP_HOST'] ?? 'localhost';
$clareia_folder = getenv('CLAREIA_FOLDER') ?: '';
define('WP_HOME', "http://$clareia_host$clareia_folder");
define('WP_SITEURL', WP_HOME);
define('DB_NAME', 'wordpress');
define('DB_USER', '');
define('DB_PASSWORD', '');
define('DB_HOST', '');
define('DB_CHARSET', 'utf8');
define('DB_COLLATE', '');
define('DB_DIR', __DIR__ . '/wp-content/database');
define('DB_FILE', 'wordpress.sqlite');
define('WP_DEBUG', false);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_CACHE_KEY_SALT', 'clareia');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $clareia_name) {
	define("{$clareia_name}_KEY", "tests-$clareia_name-key");
	define("{$clareia_name}_SALT", "tests-$clareia_name-salt");
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
	define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
